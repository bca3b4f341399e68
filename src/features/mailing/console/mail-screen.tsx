import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { readMailing, readMailingDesk } from '../contract.ts';
import { DraftEditor } from './draft/draft-editor.tsx';
import { mailingTexts } from './mailing-words.ts';
import { SentMailing } from './sent/sent-mailing.tsx';
import './mailing.css';

/** One mail to many people: a draft to be written, or what became of it. */
function MailScreen({ params: { site = '', mailing = '' } }: ScreenProps) {
  const { language } = useConsole();
  const words = useWords(mailingTexts);
  const desk = useCall(`mailing-desk/${site}`, (api) =>
    api.get<typeof readMailingDesk>('sites/{site}/mails/desk', { params: { site } }),
  );
  const opened = useCall(`mailing/${site}/${mailing}`, (api) =>
    api.get<typeof readMailing>('sites/{site}/mails/{mailingId}', { params: { site, mailingId: Number(mailing) } }),
  );
  const failure = opened.failure ?? desk.failure;
  const isDraft = opened.data?.state === 'draft';
  return (
    <Page
      title={
        opened.data === undefined
          ? words.title
          : isDraft
            ? words.write
            : localize(opened.data.subject, language, defaultLanguage) || words.noSubject
      }
      width={isDraft ? 'editor' : 'wide'}
      above={<BackTo to={`/console/sites/${site}/mails`} text={words.title} />}
    >
      {opened.data !== undefined && desk.data !== undefined ? (
        isDraft ? (
          <DraftEditor
            key={opened.data.mailingId}
            site={site}
            desk={desk.data}
            mailing={opened.data}
            again={opened.again}
          />
        ) : (
          <SentMailing site={site} desk={desk.data} mailing={opened.data} again={opened.again} />
        )
      ) : failure === undefined ? (
        <Skeleton rows={6} />
      ) : (
        <ReadFailed
          failure={failure}
          onAgain={() => {
            void opened.again();
            void desk.again();
          }}
        />
      )}
    </Page>
  );
}

export const screen: ScreenModule = { Screen: MailScreen, texts: [mailingTexts] };
