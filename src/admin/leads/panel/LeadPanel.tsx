/** Stands in until the panel is built. */
export function LeadPanel() {
  return null;
}
