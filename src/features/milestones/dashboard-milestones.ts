/** On the dashboard's card (S1 section 9). Without schemas, which the home page doesn't need. */
export const DASHBOARD_MILESTONES = 5
