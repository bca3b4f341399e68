/** An application, as its order keeps it. */
export interface Application {
  /** The number under which the draw lists them. */
  entrantId: string;
  /** Ids of slots, first choice first. */
  slots: readonly number[];
  /** Whether they accept a place that is left over. */
  enableExtraSlot: boolean;
}
