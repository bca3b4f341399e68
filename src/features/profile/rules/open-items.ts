import type { Instant } from '#kernel/clock.ts';
import { isMissing } from './completeness.ts';
import { isEmptyValue, valueOf } from './item-value.ts';
import { isFillable, type ProfileItem } from './profile-item.ts';

/** What a member could still answer: nothing is filled in, or a required part is missing. */
export function openItems(items: readonly ProfileItem[]): ProfileItem[] {
  return items.filter((item) => isFillable(item) && (isMissing(item) || isEmptyValue(valueOf(item))));
}

/** That a member has put the request for their profile aside. */
export interface PutAside {
  at: Instant;
  /** The names of the fields that the form had. */
  fields: readonly string[];
}

/** A member who put the request aside is asked again after so long. */
export const asideMs = 90 * 24 * 60 * 60_000;

/** Whether the profile is asked for: something is open, and was not put aside, or the form has grown since. */
export function isProfileAskedFor(open: readonly string[], aside: PutAside | undefined, now: Instant): boolean {
  if (open.length === 0) return false;
  if (aside === undefined || now - aside.at >= asideMs) return true;
  return open.some((field) => !aside.fields.includes(field));
}
