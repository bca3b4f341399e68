import { tokyoDay } from '#kernel/period.ts';
import { type Appointment, placeLine, type ToldEvent } from './appointment.ts';

export interface NamedLink<Name extends string> {
  name: Name;
  href: string;
}

type Place = Pick<ToldEvent, 'placeName' | 'placeAddress'> & { placeMapUrl: string | null };

/** Where a calendar on the web takes an appointment from its address. */
export function calendarLinks(
  { title, start, end, isAllDay, place }: Appointment,
  url: string,
): NamedLink<'google' | 'outlook' | 'office'>[] {
  const [from, to] = isAllDay ? [tokyoDay(start), tokyoDay(end)] : [timeOf(start), timeOf(end)];
  const outlook = (host: string): string =>
    address(`https://${host}/calendar/0/deeplink/compose`, {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: from,
      enddt: to,
      ...(isAllDay && { allday: 'true' }),
      location: place,
      body: url,
    });
  const dates = [from, to].map((one) => one.replace(/[-:]/g, '')).join('/');
  return [
    {
      name: 'google',
      href: address('https://calendar.google.com/calendar/render', {
        action: 'TEMPLATE',
        text: title,
        dates,
        location: place,
        details: url,
      }),
    },
    { name: 'outlook', href: outlook('outlook.live.com') },
    { name: 'office', href: outlook('outlook.office.com') },
  ];
}

/** Maps and ways to a place. */
export function mapLinks(place: Place): NamedLink<'directions' | 'google' | 'apple' | 'own'>[] {
  const query = placeLine(place);
  return [
    {
      name: 'directions',
      href: address('https://www.google.com/maps/dir/', { api: '1', destination: query }),
    },
    { name: 'google', href: address('https://www.google.com/maps/search/', { api: '1', query }) },
    { name: 'apple', href: address('https://maps.apple.com/', { q: query }) },
    ...(place.placeMapUrl === null ? [] : [{ name: 'own' as const, href: place.placeMapUrl }]),
  ];
}

/** Where a link is passed on to others. */
export function shareLinks(title: string, url: string): NamedLink<'line' | 'x' | 'facebook' | 'mail'>[] {
  return [
    { name: 'line', href: address('https://social-plugins.line.me/lineit/share', { url }) },
    { name: 'x', href: address('https://x.com/intent/post', { text: title, url }) },
    { name: 'facebook', href: address('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { name: 'mail', href: address('mailto:', { subject: title, body: url }) },
  ];
}

function address(base: string, query: Readonly<Record<string, string>>): string {
  const said = Object.entries(query)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\p{Cs}/gu, '\ufffd'))}`);
  return `${base}?${said.join('&')}`;
}

/** 2026-12-16T01:00:00Z */
function timeOf(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}
