/** What deleting a lead asks (specification, section 5). */
export const DELETE_QUESTION =
  'Are you sure you want to delete this lead? This action cannot be undone.';
