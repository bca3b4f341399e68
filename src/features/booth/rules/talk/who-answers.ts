/** A member who runs a booth. */
interface Exhibitor {
  memberId: number;
  /** The person of the booth that the member is; undefined: none that visitors see. */
  administratorId: number | undefined;
}

/** The members who answer for a person of a booth: the person's own account, else everybody who runs the booth (APPT-003). */
export function answerersOf(exhibitors: readonly Exhibitor[], administratorId: number): number[] {
  const own = exhibitors.filter((exhibitor) => exhibitor.administratorId === administratorId);
  return (own.length > 0 ? own : exhibitors).map(({ memberId }) => memberId);
}
