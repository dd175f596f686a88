/** The ids of the sections of Today, to which the counts above them lead. */
export const TODAY_IDS = {
  calls: 'calls',
  visits: 'visits',
  jobs: 'jobs',
  requests: 'requests',
  owed: 'owed',
  noNextStep: 'no-next-step',
} as const;
