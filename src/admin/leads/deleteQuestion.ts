/** The confirmation question for deleting a lead. */
export const DELETE_QUESTION =
  'Are you sure you want to delete this lead? This action cannot be undone.';
