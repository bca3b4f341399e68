/** What somebody applied for, as their order keeps it. */
export interface Application {
  /** The number under which the draw lists them. */
  entrantId: string;
  /** Ids of slots, what is wanted most first. */
  slots: readonly number[];
  /** Whether they take a place that is left over. */
  enableExtraSlot: boolean;
}
