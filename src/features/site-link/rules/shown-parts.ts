export interface LinkPartFlags {
  nameVisible?: boolean | undefined;
  thumbnailVisible?: boolean | undefined;
  descriptionVisible?: boolean | undefined;
}

export interface LinkParts {
  name: boolean;
  thumbnail: boolean;
  description: boolean;
}

/** What of a link is seen. A link that would show nothing of itself shows its name. */
export function shownParts(link: { thumbnail: unknown; description: string }, flags: LinkPartFlags): LinkParts {
  const { nameVisible = true, thumbnailVisible = true, descriptionVisible = true } = flags;
  const thumbnail = thumbnailVisible && link.thumbnail !== null;
  const description = descriptionVisible && link.description !== '';
  return { name: nameVisible || (!thumbnail && !description), thumbnail, description };
}
