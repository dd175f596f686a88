/** The estimate form's id, for links to it and for elements that hide near it. */
export const ESTIMATE_FORM_ID = 'estimate';
