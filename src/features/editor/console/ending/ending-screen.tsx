import { useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button, ButtonLink } from '#console/ui/button.tsx';
import { Dialog } from '#console/ui/dialog.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import type { AnswerOf } from '#kernel/endpoint.ts';
import { localize } from '#kernel/localized-text.ts';
import type { deleteSite, readSiteLife, restoreSite, withdrawSite } from '../../contract/site-life.ts';
import { editorTexts } from '../editor-texts.ts';
import { fileTexts } from '../files/file-texts.ts';
import { type Outline, useOutline } from '../use-outline.ts';
import { endingTexts } from './ending-texts.ts';

type Life = AnswerOf<typeof readSiteLife>;

/** Where a site is closed to visitors, opened again, or deleted. */
function EndingScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(endingTexts);
  const { nav } = useWords(editorTexts);
  const outline = useOutline(site);
  const life = useCall(`life/${site}`, (api) =>
    api.get<typeof readSiteLife>('sites/{site}/life', { params: { site } }),
  );
  const failure = outline.failure ?? life.failure;
  const again = (): void => {
    void outline.again();
    void life.again();
  };
  return (
    <Page
      title={words.title}
      lead={words.lead}
      above={<BackTo to={`/console/sites/${site}/settings`} text={nav.settings} />}
    >
      {outline.data !== undefined && life.data !== undefined ? (
        <div className="hc-form">
          <Visitors site={site} life={life.data} onDone={again} />
          {site.startsWith('event-') && life.data.state !== 'draft' ? (
            <Card title={words.callOff} note={words.callOffText}>
              <p>
                <ButtonLink to={`/console/sites/${site}/calling-off`}>{words.toCallingOff}</ButtonLink>
              </p>
            </Card>
          ) : null}
          <Removal site={site} outline={outline.data} life={life.data} />
        </div>
      ) : failure === undefined ? (
        <Skeleton rows={4} />
      ) : (
        <ReadFailed failure={failure} onAgain={again} />
      )}
    </Page>
  );
}

function Visitors({ site, life, onDone }: { site: string; life: Life; onDone: () => void }) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(endingTexts);
  const [isBusy, setBusy] = useState(false);
  const isClosed = life.state === 'withdrawn';
  const change = async (): Promise<void> => {
    setBusy(true);
    const options = { params: { site }, body: {} };
    try {
      if (isClosed) await api.post<typeof restoreSite>('sites/{site}/restore', options);
      else await api.post<typeof withdrawSite>('sites/{site}/withdraw', options);
      toast({ text: isClosed ? words.isOpen : words.isClosed });
    } catch (error) {
      toast({ text: failureOf(error).message });
    }
    setBusy(false);
    onDone();
  };
  return (
    <Card title={words.close} note={words.closeText}>
      {life.tickets > 0 ? <p>{words.tickets(life.tickets)}</p> : null}
      {life.waiting > 0 ? <p>{words.waiting(life.waiting)}</p> : null}
      {isClosed ? (
        <Notice kind="warning">
          <p>{words.closed}</p>
        </Notice>
      ) : null}
      {life.state === 'draft' ? (
        <p className="hc-muted">{words.notPublic}</p>
      ) : (
        <p>
          <Button look={isClosed ? 'main' : 'plain'} isBusy={isBusy} onClick={() => void change()}>
            {isClosed ? words.open : words.close}
          </Button>
        </p>
      )}
    </Card>
  );
}

function Removal({ site, outline, life }: { site: string; outline: Outline; life: Life }) {
  const { language } = useConsole();
  const words = useWords(endingTexts);
  const files = useWords(fileTexts);
  const [isAsked, setAsked] = useState(false);
  const name = localize(outline.title, language, outline.languages[0] ?? language);
  return (
    <Card title={words.remove} note={words.removeText}>
      {life.reasons.length > 0 ? (
        <Notice kind="info" title={words.reasonsTitle}>
          <ul>
            {life.reasons.map(({ kind, count }) => (
              <li key={kind}>{words.reasons[kind](count)}</li>
            ))}
          </ul>
          {life.state === 'public' ? <p>{words.insteadClose}</p> : null}
        </Notice>
      ) : (
        <>
          {life.members > 0 ? <p>{words.members(life.members)}</p> : null}
          <p>{words.backup}</p>
          <div className="hc-form-foot">
            <Button look="danger" onClick={() => setAsked(true)}>
              {words.remove}
            </Button>
            <ButtonLink to={`/console/sites/${site}/files`}>{files.nav}</ButtonLink>
          </div>
        </>
      )}
      {isAsked ? <RemovalDialog site={site} name={name} onClose={() => setAsked(false)} /> : null}
    </Card>
  );
}

/** Nobody deletes a site by one press: they type its name. */
function RemovalDialog({ site, name, onClose }: { site: string; name: string; onClose: () => void }) {
  const { api, cache, router, toast, failureOf } = useConsole();
  const words = useWords(endingTexts);
  const { cancel } = useWords(kitTexts);
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    if (typed.trim() !== name.trim()) return setSaid(words.confirmWrong(name));
    setBusy(true);
    setSaid(undefined);
    try {
      await api.post<typeof deleteSite>('sites/{site}/delete', { params: { site }, body: { name: typed } });
      cache.changed('sites/');
      toast({ text: words.removed(name) });
      router.go('/console/', { replace: true });
    } catch (error) {
      setSaid(failureOf(error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog title={words.confirmTitle(name)} closeLabel={cancel} onClose={onClose}>
      <p className="hc-dialog-text">{words.removeText}</p>
      <TextField
        label={words.confirmLabel}
        hint={name}
        isFirst
        autoComplete="off"
        value={typed}
        error={said}
        onChange={setTyped}
      />
      <div className="hc-form-foot">
        <Button look="danger" isBusy={isBusy} onClick={() => void remove()}>
          {words.remove}
        </Button>
        <Button onClick={onClose}>{cancel}</Button>
      </div>
    </Dialog>
  );
}

export const screen: ScreenModule = { Screen: EndingScreen, texts: [editorTexts, endingTexts, fileTexts] };
