import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, isInTable } from 'prosemirror-tables';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useWords } from '#console/console-context.ts';
import { Button } from '#console/ui/button.tsx';
import { contentTexts } from '../content/content-texts.ts';
import { pictureTypes } from '../form/file-problem.ts';
import {
  hasEmphasis,
  isInQuote,
  linkAt,
  listAround,
  pictureAt,
  putLine,
  putTable,
  sayPicture,
  setEmphasis,
  setLink,
  setList,
  setQuote,
  setTextStyle,
  textStyleOf,
  textStyles,
} from './rich-commands.ts';
import {
  BoldIcon,
  BulletsIcon,
  ItalicIcon,
  LinkIcon,
  NumbersIcon,
  PictureIcon,
  QuoteIcon,
  RedoIcon,
  RuleIcon,
  TableIcon,
  UndoIcon,
} from './rich-icons.tsx';

interface ToolbarProps {
  view: EditorView;
  state: EditorState;
  label: string;
  isLinking: boolean;
  setLinking: (isLinking: boolean) => void;
  onPicture: (file: File) => void;
}

interface Tool {
  name: string;
  icon: ReactNode;
  command?: Command;
  /** Does something other than a change of the text. */
  press?: () => void;
  isOn?: boolean;
  isOff?: boolean;
}

/** What can be made of a text. The arrow keys go along the presses, and the tabulator past them. */
export function RichToolbar({ view, state, label, isLinking, setLinking, onPicture }: ToolbarProps) {
  const { rich } = useWords(contentTexts).form;
  const fileId = useId();
  const list = listAround(state);
  const link = linkAt(state);
  const picture = pictureAt(state);
  const isTable = isInTable(state);
  const run = (command: Command): void => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const tools: Tool[] = [
    { name: rich.bold, icon: <BoldIcon />, command: setEmphasis('strong'), isOn: hasEmphasis(state, 'strong') },
    { name: rich.italic, icon: <ItalicIcon />, command: setEmphasis('em'), isOn: hasEmphasis(state, 'em') },
    { name: rich.bullets, icon: <BulletsIcon />, command: setList('ul'), isOn: list === 'ul' },
    { name: rich.numbers, icon: <NumbersIcon />, command: setList('ol'), isOn: list === 'ol' },
    { name: rich.link, icon: <LinkIcon />, press: () => setLinking(!isLinking), isOn: link !== undefined },
    { name: rich.picture, icon: <PictureIcon />, press: () => document.getElementById(fileId)?.click() },
    { name: rich.quote, icon: <QuoteIcon />, command: setQuote, isOn: isInQuote(state) },
    { name: rich.rule, icon: <RuleIcon />, command: putLine },
    { name: rich.table, icon: <TableIcon />, command: putTable, isOff: isTable },
    { name: rich.undo, icon: <UndoIcon />, command: undo, isOff: undoDepth(state) === 0 },
    { name: rich.redo, icon: <RedoIcon />, command: redo, isOff: redoDepth(state) === 0 },
  ];
  const inTable: [string, Command][] = [
    [rich.addRow, addRowAfter],
    [rich.addColumn, addColumnAfter],
    [rich.removeRow, deleteRow],
    [rich.removeColumn, deleteColumn],
    [rich.removeTable, deleteTable],
  ];
  return (
    <>
      <div className="hc-rich-tools" role="toolbar" tabIndex={-1} aria-label={rich.tools(label)} onKeyDown={goAlong}>
        <select
          className="hc-input hc-rich-style"
          aria-label={rich.style}
          value={textStyleOf(state) ?? ''}
          onChange={({ currentTarget }) => {
            const style = textStyles.find((one) => one === currentTarget.value);
            if (style !== undefined) run(setTextStyle(style));
          }}
        >
          {textStyleOf(state) === undefined ? <option value="">{rich.otherStyle}</option> : null}
          {textStyles.map((style) => (
            <option key={style} value={style}>
              {rich.styles[style]}
            </option>
          ))}
        </select>
        {tools.map(({ name, icon, command, press, isOn, isOff = false }, place) => (
          <button
            key={name}
            type="button"
            className="hc-rich-tool"
            tabIndex={place === 0 ? 0 : -1}
            aria-label={name}
            title={name}
            aria-pressed={isOn}
            aria-disabled={isOff || undefined}
            // The selection in the text stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (isOff) return;
              press?.();
              if (command !== undefined) run(command);
            }}
          >
            {icon}
          </button>
        ))}
        <input
          id={fileId}
          type="file"
          className="hc-hidden"
          tabIndex={-1}
          aria-label={rich.picture}
          accept={pictureTypes}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file !== undefined) onPicture(file);
          }}
        />
      </div>
      {isTable ? (
        <div className="hc-rich-more">
          {inTable.map(([name, command]) => (
            <Button
              key={name}
              look="quiet"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(command)}
            >
              {name}
            </Button>
          ))}
        </div>
      ) : null}
      {isLinking ? (
        <Line
          label={rich.address}
          value={link?.href ?? ''}
          action={rich.setLink}
          inputMode="url"
          also={
            link && (
              <Button look="quiet" onClick={() => (setLinking(false), run(setLink('')))}>
                {rich.removeLink}
              </Button>
            )
          }
          onDone={(href) => {
            setLinking(false);
            run(setLink(withScheme(href)));
          }}
          onLeave={() => {
            setLinking(false);
            view.focus();
          }}
        />
      ) : null}
      {picture === undefined ? null : (
        <Line
          key={picture.at}
          label={rich.alt}
          value={picture.alt}
          action={rich.setAlt}
          isCalm
          onDone={(alt) => run(sayPicture(picture, alt))}
          onLeave={() => view.focus()}
        />
      )}
    </>
  );
}

/** `example.jp` is meant as an address of the web, `hanako@example.jp` as one of mail. */
function withScheme(typed: string): string {
  const text = typed.trim();
  if (text === '' || /^(?:https?:|mailto:|tel:|\/|#)/i.test(text)) return text;
  return /^[^\s/@]+@[^\s/@]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
}

interface LineProps {
  label: string;
  value: string;
  action: string;
  inputMode?: 'url';
  also?: ReactNode;
  /** It comes with a selection, and does not take the focus. */
  isCalm?: boolean;
  onDone: (typed: string) => void;
  onLeave: () => void;
}

/** One line to type below the presses. It is no form: it stands in one. */
function Line({ label, value, action, inputMode, also, isCalm = false, onDone, onLeave }: LineProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  return (
    <div className="hc-rich-more">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="hc-input"
        value={typed}
        inputMode={inputMode}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The organiser pressed for this field.
        autoFocus={!isCalm}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            onDone(typed);
          } else if (event.key === 'Escape') {
            event.stopPropagation();
            onLeave();
          }
        }}
      />
      <Button onClick={() => onDone(typed)}>{action}</Button>
      {also}
    </div>
  );
}

function goAlong(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || event.target instanceof HTMLSelectElement) return;
  const tools = [...event.currentTarget.querySelectorAll<HTMLElement>('.hc-rich-tool')];
  const at = tools.findIndex((tool) => tool === event.target);
  if (at === -1) return;
  event.preventDefault();
  const next = tools[(at + step + tools.length) % tools.length]!;
  for (const tool of tools) tool.tabIndex = tool === next ? 0 : -1;
  next.focus();
}
