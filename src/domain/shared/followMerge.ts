interface State {
  entities: Readonly<Record<string, object>>;
}

/** The case of `leadsMerged`: points what refers to the merged lead, in a field, at the lead that stays. */
export const followMerge =
  (field: 'leadId' | 'customerId') =>
  (state: State, { payload }: { payload: { leadId: string; mergedId: string } }): void => {
    for (const entity of Object.values(state.entities) as Partial<Record<string, unknown>>[]) {
      if (entity[field] === payload.mergedId) entity[field] = payload.leadId;
    }
  };
