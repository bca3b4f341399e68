import { pageUrl, refuseWithdrawn, serve, type SiteServer } from '#features/site/server.ts';
import { calendarFile } from '#kernel/calendar-file.ts';
import { refuse } from '#server/http/refusal.ts';
import type { ServedEndpoint } from '#server/http/served-endpoint.ts';
import { downloadEventCalendar } from './contract.ts';
import { appointmentOf } from './rules/appointment.ts';

export interface EventToolsServices {
  site: SiteServer;
  /** The address of this server on the internet; without it the file holds no link. */
  publicUrl: string | undefined;
}

/** The call for the date of an event. */
export function createEventToolsServer(services: EventToolsServices): {
  endpoints: ServedEndpoint[];
} {
  return {
    endpoints: [
      serve(downloadEventCalendar, async ({ site, context }) => {
        if (site.isWithdrawn) throw refuseWithdrawn();
        // A link sends no token and no passcode: the file has what the site tells before its doors.
        const { init } = await services.site.reader.publicSiteData(site, context);
        const overview = init.event?.overview;
        const appointment = overview && appointmentOf(overview);
        if (appointment === undefined) throw refuse('notFound');
        const url = pageUrl(services, site, '')?.href;
        const entry = {
          uid: `${site.siteKey.replace('/', '-')}@hiroba`,
          sequence: site.revision,
          changedAt: context.now,
        };
        const text = overview?.catchphrase;
        const bytes = new TextEncoder().encode(calendarFile({ entries: [{ ...entry, ...appointment, text, url }] }));
        return { data: { name: 'event.ics', bytes } };
      }),
    ],
  };
}
