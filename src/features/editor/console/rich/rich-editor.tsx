import { EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isStoredPicture } from './organiser-schema.ts';
import { cleanPasted } from './pasted-html.ts';
import { putPicture, richPlugins } from './rich-commands.ts';
import { RichToolbar } from './rich-toolbar.tsx';
import { readHtml, survives, writeHtml } from './stored-html.ts';

export { survives };

/** What is typed is handed on so long after the last key, and at once when the field is left. */
const restMs = 250;
const picturesMax = 10;

export interface StoredPicture {
  path: string;
  width: number;
  height: number;
}

export interface RichEditorProps {
  value: string;
  onChange: (html: string) => void;
  /** What the control of a field is given. */
  control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
    'aria-required': true | undefined;
  };
  label: string;
  lang: string | undefined;
  /** Stores a picture; undefined when that failed, which was said. */
  store: (file: File) => Promise<StoredPicture | undefined>;
  /** So many pictures of what was pasted stayed behind. */
  onLost: (pictures: number) => void;
}

/** An organiser's text as it will look, with what makes it bold, a list or a link. */
export function RichEditor(props: RichEditorProps) {
  const { value, control, label, lang } = props;
  const latest = useRef(props);
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const [isLinking, setLinking] = useState(false);
  const handed = useRef(value);

  useLayoutEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plugins = richPlugins(() => setLinking(true));
    const made = new EditorView(box.current, {
      state: EditorState.create({ doc: readHtml(handed.current), plugins }),
      attributes: { class: 'hc-input hc-rich-text' },
      dispatchTransaction(tr) {
        made.updateState(made.state.apply(tr));
        setState(made.state);
        if (!tr.docChanged) return;
        clearTimeout(timer);
        timer = setTimeout(hand, restMs);
      },
      handleDOMEvents: {
        blur: () => {
          hand();
          return false;
        },
      },
      transformPastedHTML(html) {
        const { html: cleaned, lost } = cleanPasted(html, isStoredPicture);
        if (lost > 0) latest.current.onLost(lost);
        return cleaned;
      },
      handlePaste(_, { clipboardData }) {
        const files = imagesOf(clipboardData);
        // Word sends a picture of the text beside it.
        if (files.length === 0 || clipboardData?.types.includes('text/html') === true) return false;
        void addPictures(made, files);
        return true;
      },
      handleDrop(_, event) {
        const files = imagesOf(event.dataTransfer);
        if (files.length === 0) return false;
        void addPictures(made, files);
        return true;
      },
    });
    function hand(): void {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      const html = writeHtml(made.state.doc);
      if (html === handed.current) return;
      handed.current = html;
      latest.current.onChange(html);
    }
    async function addPictures(to: EditorView, files: readonly File[]): Promise<void> {
      for (const file of files.slice(0, picturesMax)) {
        const stored = await latest.current.store(file);
        if (stored !== undefined && !to.isDestroyed) putPicture(stored)(to.state, to.dispatch);
      }
    }
    setView(made);
    setState(made.state);
    window.addEventListener('pagehide', hand);
    return () => {
      window.removeEventListener('pagehide', hand);
      hand();
      made.destroy();
    };
  }, []);

  // The server made it safe, another editor wrote it, or it was brought back.
  useEffect(() => {
    if (view === undefined || view.isDestroyed || value === handed.current) return;
    handed.current = value;
    const doc = readHtml(value);
    if (doc.eq(view.state.doc)) return;
    view.updateState(EditorState.create({ doc, plugins: view.state.plugins }));
    setState(view.state);
  }, [value, view]);

  useEffect(() => {
    if (view === undefined) return;
    const said = { ...control, 'aria-label': label, lang, role: 'textbox', 'aria-multiline': 'true' };
    const attributes = Object.entries(said).flatMap(([name, one]) =>
      one === undefined ? [] : [[name, String(one)] as const],
    );
    view.setProps({ attributes: { class: 'hc-input hc-rich-text', ...Object.fromEntries(attributes) } });
  });

  return (
    <div className="hc-rich">
      {view === undefined || state === undefined ? null : (
        <RichToolbar
          view={view}
          state={state}
          label={label}
          isLinking={isLinking}
          setLinking={setLinking}
          onPicture={(file) =>
            void props.store(file).then((stored) => stored && putPicture(stored)(view.state, view.dispatch))
          }
        />
      )}
      <div ref={box} />
    </div>
  );
}

const imagesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
