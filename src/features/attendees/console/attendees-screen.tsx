import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { usePages } from '#console/api/use-pages.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { exportTexts } from '#console/export/export-texts.ts';
import { useQuery } from '#console/navigation/use-query.ts';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { ExportDialog, type WishedTable } from '#console/export/export-dialog.tsx';
import { FoundList, saidFound } from '#console/ui/found-list.tsx';
import { Page } from '#console/ui/page.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import type { listAttendees, makeAttendeeFile, readAttendeeDesk } from '../contract.ts';
import { AttendeeFilter } from './attendee-filter.tsx';
import { attendeeQueryNames, filterOf, nothingWished } from './attendee-query.ts';
import { AttendeeRow } from './attendee-row.tsx';
import { attendeeTexts } from './attendee-texts.ts';
import type { AttendeeScreenTexts } from './texts/jpn.ts';
import { BadgeDialog } from './badge-dialog.tsx';
import './attendees.css';

/** Who has a ticket of an event: found by a search, cut down by filters, and taken out as a file or as badges. */
function AttendeesScreen({ params: { site = '' } }: ScreenProps) {
  const { api, language } = useConsole();
  const words = useWords(attendeeTexts);
  const exporting = useWords(exportTexts);
  const { query, change } = useQuery(attendeeQueryNames);
  const [open, setOpen] = useState<'export' | 'badges'>();
  const filter = filterOf(query);
  const desk = useCall(`attendee-desk/${site}/${language}`, () =>
    api.get<typeof readAttendeeDesk>('sites/{site}/attendees/desk', { params: { site } }),
  );
  const list = usePages(`attendees/${site}/${language}/${JSON.stringify(filter)}`, (after?: string) =>
    api.get<typeof listAttendees>('sites/{site}/attendees', {
      params: { site },
      query: { ...filter, ...(after !== undefined && { after }) },
    }),
  );
  const isCutDown = attendeeQueryNames.some((name) => query[name] !== '');
  const found = list.first?.found ?? null;
  const close = (): void => setOpen(undefined);
  const askForFile = async (file: WishedTable): Promise<{ path: string; said: string }> => {
    const { path, rows } = await api.post<typeof makeAttendeeFile>('sites/{site}/attendees/export', {
      params: { site },
      body: { filter, file },
    });
    return { path, said: words.file.begun(rows) };
  };
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="wide"
      actions={
        desk.data === undefined ? undefined : (
          <>
            <ButtonLink to={`/console/sites/${site}/attendees/import`}>{words.importing}</ButtonLink>
            {found ? (
              <>
                <Button onClick={() => setOpen('badges')}>{words.badges.open}</Button>
                <Button look="main" onClick={() => setOpen('export')}>
                  {exporting.open}
                </Button>
              </>
            ) : null}
          </>
        )
      }
    >
      <AttendeeFilter tickets={desk.data?.tickets ?? []} query={query} onChange={change} />
      <FoundList
        list={list}
        count={saidFound(list.first, words)}
        onClear={isCutDown ? () => change(nothingWished) : undefined}
        words={words}
      >
        {(entries) => (
          <ul className="hc-rows">
            {entries.map((attendee) => (
              <AttendeeRow key={attendee.purchasedTicketId} site={site} attendee={attendee} />
            ))}
          </ul>
        )}
      </FoundList>
      {open === 'export' && desk.data !== undefined ? (
        <ExportDialog
          title={words.file.title}
          groups={columnGroups(desk.data.columns, words)}
          chosen={desk.data.chosen}
          onFile={(file) => askForFile(file)}
          onClose={close}
          onKept={() => void desk.again()}
        />
      ) : null}
      {open === 'badges' && desk.data !== undefined ? (
        <BadgeDialog site={site} filter={filter} desk={desk.data} onClose={close} />
      ) : null}
    </Page>
  );
}

function columnGroups(
  columns: AnswerOf<typeof readAttendeeDesk>['columns'],
  { file: { columnsOf } }: AttendeeScreenTexts,
) {
  return (['ticket', 'buyer', 'companion'] as const).map((of) => ({
    label: columnsOf[of],
    columns: columns.filter((column) => column.of === of),
  }));
}

export const screen: ScreenModule = { Screen: AttendeesScreen, texts: [attendeeTexts, exportTexts] };
