interface Block {
  moduleCode: string;
  contentId: number;
  onHome: boolean;
}

const pictureBlocks = ['image', 'carousel', 'image_text_horizontal', 'image_text_vertical'];
const inSight = 5;

/**
 * The block whose picture a visitor sees first: it is fetched first. Undefined when the page opens without one. The header
 * shows the cover of an event that has one.
 */
export function firstPictureBlock(modules: readonly Block[], hasCover: boolean): number | undefined {
  const shown = modules.filter(({ onHome }) => onHome).slice(0, inSight);
  const withPicture = hasCover ? ['header', ...pictureBlocks] : pictureBlocks;
  return shown.find(({ moduleCode }) => withPicture.includes(moduleCode))?.contentId;
}
