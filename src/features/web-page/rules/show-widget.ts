export interface WebPageWidgetFlags {
  titleVisible?: boolean | undefined;
  imageVisible?: boolean | undefined;
}

/** The widget is shown only when there is content and its title or its image is set to show. */
export function isWidgetShown(contents: readonly unknown[], flags: WebPageWidgetFlags): boolean {
  const { titleVisible = true, imageVisible = true } = flags;
  return contents.length > 0 && (titleVisible || imageVisible);
}

/** The parts of a content's card: without a picture the title is shown, so that no card is ever empty. */
export function shownParts(
  content: { image: unknown },
  { titleVisible = true, imageVisible = true }: WebPageWidgetFlags,
): { title: boolean; image: boolean } {
  const image = imageVisible && content.image !== null;
  return { title: titleVisible || !image, image };
}
