/** Points the references to a merged lead, in a field of a list's entities, at the lead that stays. */
export function followMerge<Field extends string>(
  entities: Readonly<Record<string, Partial<Record<Field, unknown>>>>,
  field: Field,
  mergedId: string,
  leadId: string,
): void {
  for (const entity of Object.values(entities)) {
    if (entity[field] === mergedId) Object.assign(entity, { [field]: leadId });
  }
}
