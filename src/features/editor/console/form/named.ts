/** Something that an id can name. */
export interface Named {
  id: number;
  name: string;
  /** The content that it stands in, where there are several. */
  of?: string;
  /** It is chosen, and not among what was looked for. */
  isOutside?: true;
}
