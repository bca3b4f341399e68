import type { Instant } from '#kernel/clock.ts';
import { type Bounds, boundless, boundsOf, stateWithin } from '#kernel/period.ts';
import { linkBannerMax, linkCardMax, pageSize, widgetSize } from '#kernel/limits.ts';

/** What a list is of. */
export const listKinds = ['link', 'speaker'] as const;

export interface LinkVisibility {
  visible: boolean;
  /** Whether the two dates limit when it is shown. */
  visiblePeriod: boolean;
  visibleStartDate?: string | undefined;
  visibleEndDate?: string | undefined;
}

/** When a link is shown; undefined: never. */
export function linkBounds(link: LinkVisibility): Bounds | undefined {
  if (!link.visible) return undefined;
  return link.visiblePeriod ? boundsOf({ start: link.visibleStartDate, end: link.visibleEndDate }) : boundless;
}

export function isShownLink(link: LinkVisibility, now: Instant): boolean {
  const bounds = linkBounds(link);
  return bounds !== undefined && stateWithin(bounds, now) === 'within';
}

export const linkForms = ['banner', 'panel', 'card'] as const;
export type LinkForm = (typeof linkForms)[number];

export interface LinkFormFlags {
  bannerVisible?: boolean | undefined;
  panelVisible?: boolean | undefined;
  cardVisible?: boolean | undefined;
}

/** The forms a widget shows its links in; cards when none is named. */
export function shownForms(flags: LinkFormFlags): LinkForm[] {
  const shown = linkForms.filter((form) => flags[`${form}Visible`] === true);
  return shown.length > 0 || flags.cardVisible === false ? shown : ['card'];
}

/** How many links a form shows; 0 asks for all of them. */
export function shownCount(form: LinkForm, numberOfDisplay: number | undefined, total: number): number {
  if (form === 'banner') return Math.min(total, linkBannerMax, numberOfDisplay || linkBannerMax);
  const wanted = numberOfDisplay ?? widgetSize;
  if (wanted === 0) return total;
  return Math.min(total, form === 'card' ? Math.min(wanted, linkCardMax) : wanted);
}

export function listPageSize(list: { numberOfDisplayWeb?: number | undefined }): number {
  return list.numberOfDisplayWeb ?? pageSize;
}

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

/** The shown parts of a link. A link without any other part shows its name. */
export function shownParts(link: { thumbnail: unknown; description: string }, flags: LinkPartFlags): LinkParts {
  const { nameVisible = true, thumbnailVisible = true, descriptionVisible = true } = flags;
  const thumbnail = thumbnailVisible && link.thumbnail !== null;
  const description = descriptionVisible && link.description !== '';
  return { name: nameVisible || (!thumbnail && !description), thumbnail, description };
}

interface Shape {
  width: number;
  height: number;
}

/** Pictures of much the same shape are shown side by side, uncut. */
const alike = 1.25;

export interface PicturePlaces {
  /** Set when some have a picture: the others get a place of the same size. */
  hasPictures: boolean;
  /** Set when their shapes differ so much that they need a common one. */
  isMixed: boolean;
}

export function picturePlaces(pictures: readonly (Shape | null)[]): PicturePlaces {
  const ratios = pictures.flatMap((picture) => (picture === null ? [] : [picture.width / picture.height]));
  return { hasPictures: ratios.length > 0, isMixed: Math.max(...ratios) > Math.min(...ratios) * alike };
}

/** The common shape, width to height. A wider picture is shown whole, as it may carry words; a taller one is cut. */
const commonRatio = 2;

export function isShownWhole({ width, height }: Shape): boolean {
  return width / height > commonRatio;
}
