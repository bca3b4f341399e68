import { type FormEvent, useRef, useState } from 'react';
import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import { focusFirstError } from '#console/forms/focus-first-error.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { WallTimeField } from '#console/forms/wall-time-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Button } from '#console/ui/button.tsx';
import { Card } from '#console/ui/page.tsx';
import { useBroughtBack } from '#web/navigation/use-brought-back.ts';
import { useCopy } from '#web/ui/use-copy.ts';
import type { makeBoardLink, openBoard, readBoardDesk } from '../contract/console.ts';
import { dayScreenTexts } from './day-texts.ts';

/** Opens the board on this device, and makes links for the screens of a venue. */
export function BoardCard({ site }: { site: string }) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(dayScreenTexts);
  const [isBusy, setBusy] = useState(false);
  useBroughtBack(() => setBusy(false));
  const { data: desk } = useCall(`board-desk/${site}`, (asked) =>
    asked.get<typeof readBoardDesk>('sites/{site}/board', { params: { site } }),
  );
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const { path } = await api.post<typeof openBoard>('sites/{site}/board/open', { params: { site }, body: {} });
      window.location.assign(path);
    } catch (error) {
      setBusy(false);
      toast({ text: failureOf(error).message });
    }
  };
  return (
    <Card title={words.board} note={words.boardNote}>
      <div className="hc-board-acts">
        <Button look="main" isBusy={isBusy} onClick={() => void open()}>
          {words.open}
        </Button>
        {desk?.mayMakeLinks === true ? <NewBoardLink site={site} hours={desk.hours} /> : null}
      </div>
    </Card>
  );
}

function NewBoardLink({ site, hours }: { site: string; hours: { from: string; until: string } }) {
  const { api, toast, failureOf } = useConsole();
  const words = useWords(dayScreenTexts);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const [name, setName] = useState('');
  const [until, setUntil] = useState(hours.until);
  const [made, setMade] = useState<{ name: string; path: string }>();
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (name.trim() === '') {
      window.setTimeout(() => focusFirstError(form.current));
      return;
    }
    setBusy(true);
    try {
      const body = { name, from: hours.from, until };
      const { path } = await api.post<typeof makeBoardLink>('sites/{site}/staff-links/board', {
        params: { site },
        body,
      });
      setMade({ name, path });
      setName('');
      setTried(false);
      setOpen(false);
    } catch (error) {
      toast({ text: failureOf(error).message });
    } finally {
      setBusy(false);
    }
  };
  if (!isOpen) {
    return (
      <>
        <Button onClick={() => setOpen(true)}>{words.link}</Button>
        {made === undefined ? null : <MadeLink {...made} />}
      </>
    );
  }
  return (
    <form ref={form} className="hc-form" noValidate onSubmit={(event) => void send(event)}>
      <p className="hc-muted">{words.linkNote}</p>
      <TextField
        label={words.name}
        hint={words.nameHint}
        error={isTried && name.trim() === '' ? words.nameMissing : undefined}
        isRequired
        autoComplete="off"
        value={name}
        onChange={setName}
      />
      <WallTimeField label={words.until} value={until} onChange={setUntil} />
      <div className="hc-page-actions">
        <Button type="submit" look="main" isBusy={isBusy}>
          {words.make}
        </Button>
        <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
      </div>
    </form>
  );
}

function MadeLink({ name, path }: { name: string; path: string }) {
  const words = useWords(dayScreenTexts);
  const kit = useWords(kitTexts);
  const address = window.location.origin + path;
  const { isCopied, copy } = useCopy(address);
  return (
    <div>
      <p>{words.made(name)}</p>
      <p className="hc-board-address">{address}</p>
      <Button onClick={() => void copy()}>{isCopied === true ? kit.copied : words.copy}</Button>
      <output>{isCopied === false ? kit.copyByHand : null}</output>
    </div>
  );
}
