import * as v from 'valibot';

/** The signed-in flag, stored as a bare boolean (specification, sections 4 and 7). */
export const signedInSchema = v.boolean();
