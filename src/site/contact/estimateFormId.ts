/** The estimate form's id, for links to it and for what steps aside from it. */
export const ESTIMATE_FORM_ID = 'estimate';
