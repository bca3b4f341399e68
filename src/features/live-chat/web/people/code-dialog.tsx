import { type FormEvent, useState } from 'react';
import { cameraTexts } from '#web/camera/camera-texts.ts';
import { Scanner } from '#web/camera/scanner.tsx';
import { type PageContext, pageHref, usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useCopy } from '#web/ui/use-copy.ts';
import type { PanelProps } from '../screen/panel-props.ts';
import { type LinkedTalk, talkOfQuery } from '../../rules/room/talk-of-query.ts';
import { peopleTexts } from './people-texts.ts';
import { beginTalk } from './begin-talk.ts';
import { useDoing } from './use-doing.ts';

export const texts = [cameraTexts, peopleTexts];

interface CodeDialogProps extends Pick<PanelProps, 'chat' | 'openRoom'> {
  onClose(): void;
}

/** Two phones exchange contacts: one shows its code, the other reads it. */
export function Part({ chat, openRoom, onClose }: CodeDialogProps) {
  const { code: say, close } = useTexts(peopleTexts);
  const [way, setWay] = useState<'show' | 'read'>('show');
  const met = (roomId: number): void => {
    onClose();
    openRoom(roomId);
  };
  return (
    <Dialog open title={say.title} closeLabel={close} onClose={onClose} width={500}>
      <Tabs
        label={say.title}
        selected={way}
        onSelect={setWay}
        tabs={[
          { id: 'show', label: say.show, content: <OwnCode chat={chat} /> },
          { id: 'read', label: say.read, content: way === 'read' ? <ReadCode chat={chat} onMet={met} /> : null },
        ]}
      />
    </Dialog>
  );
}

function OwnCode({ chat }: Pick<CodeDialogProps, 'chat'>) {
  const context = usePageContext();
  const { code: say } = useTexts(peopleTexts);
  const link = linkOfPerson(context, chat.address.contentId, chat.profile.token);
  const { isCopied, copy } = useCopy(link);
  return (
    <div className="hb-chat-code">
      <QrCode text={link} label={say.own} />
      <p>{say.showText}</p>
      <Field label={say.link}>
        {(control) => (
          <Input {...control} type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
        )}
      </Field>
      <Button wide onClick={() => void copy()}>
        {say.copy}
      </Button>
      <output className="hb-field-hint">{isCopied === undefined ? '' : isCopied ? say.copied : say.copyFailed}</output>
    </div>
  );
}

function ReadCode({ chat, onMet }: Pick<CodeDialogProps, 'chat'> & { onMet(roomId: number): void }) {
  const { code: say } = useTexts(peopleTexts);
  const doing = useDoing();
  const [typed, setTyped] = useState('');
  const [isForeign, setIsForeign] = useState(false);
  const meet = (text: string): void => {
    const wish = talkOfLink(text);
    setIsForeign(wish === undefined);
    if (wish !== undefined) void doing.run(async () => onMet((await beginTalk(chat, wish)).id));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== '') meet(typed);
  };
  const problem = isForeign ? say.foreign : doing.problem;
  return (
    <div className="hb-chat-code">
      <Scanner onCode={meet} />
      {doing.isDoing ? <output>{say.inviting}</output> : null}
      <form className="hb-form" noValidate onSubmit={submit}>
        <Field label={say.typed} hint={say.typedHint} error={problem} maxLetters={500}>
          {(control) => (
            <Input
              {...control}
              type="url"
              inputMode="url"
              autoComplete="off"
              value={typed}
              onChange={({ currentTarget: { value } }) => {
                setTyped(value);
                setIsForeign(false);
              }}
            />
          )}
        </Field>
        <Button type="submit" busy={doing.isDoing}>
          {say.typedSend}
        </Button>
      </form>
    </div>
  );
}

/** The whole address that begins a talk with the member; it leads through the registration. */
function linkOfPerson(context: PageContext, contentId: number, token: string): string {
  const link = new URL(pageHref(context, 'liveChatContact', { contentId }), window.location.origin);
  link.searchParams.set('token', token);
  return link.href;
}

/** The person to whom a scanned or pasted link leads; undefined for a link that leads elsewhere. */
function talkOfLink(text: string): LinkedTalk | undefined {
  // Not URL.parse: Safari 17 has none.
  const link = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  if (link === undefined || !/\/module\/live_chat\/(contact\/)?\d+\/?$/.test(link.pathname)) return undefined;
  return talkOfQuery((name) => link.searchParams.get(name));
}
