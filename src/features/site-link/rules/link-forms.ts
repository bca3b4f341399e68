import { linkBannerMax, linkCardMax, pageSize, widgetSize } from '#kernel/limits.ts';

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
