import type { PublishedSite, SiteStore } from '#features/site/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { LanguageCode } from '#kernel/language.ts';
import { badgeParts } from './badge-parts.ts';
import { readForms } from './attendee-forms.ts';
import { attendeeTexts } from './attendee-texts.ts';
import { type AttendeeReading, readAttendees } from './read-attendees.ts';

/** The badge of one attendee for a label printer, as PDF; undefined: there is no such ticket. */
export async function oneBadge(
  services: AttendeeReading & { store: SiteStore },
  site: PublishedSite,
  purchasedTicketId: number,
  { language, now }: { language: LanguageCode; now: Instant },
): Promise<{ name: string; bytes: Buffer } | undefined> {
  const attendees = await readAttendees(services, site, [purchasedTicketId], language);
  if (attendees.length === 0) return undefined;
  const forms = await readForms(services, site, language);
  const drawn = { site, forms, language, layout: 'label62x100', question: '', now } as const;
  const parts: Uint8Array[] = [];
  for await (const part of badgeParts(inOne(attendees), drawn)) parts.push(part);
  return { name: `${attendeeTexts[language].badges}.pdf`, bytes: Buffer.concat(parts) };
}

async function* inOne<Item>(items: Item[]): AsyncGenerator<Item[]> {
  yield items;
}
