/** Said beside the texts that are made of a job's, before they are shown on the site. */
export const STAYS_OUT =
  'Names and addresses stay out: … stands where the customer’s were. Look the text through.';
