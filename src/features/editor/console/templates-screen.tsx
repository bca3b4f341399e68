import { useCall } from '#console/api/use-call.ts';
import { useConsole, useWords } from '#console/console-context.ts';
import type { ScreenModule } from '#console/console-feature.ts';
import { Link } from '#console/navigation/link.tsx';
import { BackTo } from '#console/ui/back-to.tsx';
import { ChevronIcon } from '#console/ui/icon.tsx';
import { Page } from '#console/ui/page.tsx';
import { Steps } from '#console/ui/steps.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { defaultLanguage } from '#kernel/language.ts';
import { localize } from '#kernel/localized-text.ts';
import type { listTemplates } from '../contract.ts';
import { editorTexts } from './editor-texts.ts';
import { fileTexts } from './files/file-texts.ts';
import { originTexts } from './origins/origin-texts.ts';
import { stepNames } from './step-names.ts';
import { TemplatePicture } from './template-picture.tsx';
import './template.css';

function TemplatesScreen() {
  const { language } = useConsole();
  const texts = useWords(editorTexts);
  const words = texts.templates;
  const { data, failure, again } = useCall('templates', (api) => api.get<typeof listTemplates>('templates', {}));
  return (
    <Page
      title={words.title}
      lead={words.lead}
      width="wide"
      above={
        <>
          <BackTo to="/console/" text={words.back} />
          <Steps names={stepNames(texts)} at={0} />
        </>
      }
    >
      {failure !== undefined && data === undefined ? (
        <ReadFailed failure={failure} onAgain={() => void again()} />
      ) : data === undefined ? (
        <Skeleton kind="card" rows={5} />
      ) : (
        <ul className="hc-templates">
          {data.map(({ template, name, summary, modules }) => (
            <li key={template}>
              <Link to={`/console/new/${template}`} className="hc-template">
                <TemplatePicture template={template} />
                <span className="hc-template-text">
                  <span className="hc-template-name">{localize(name, language, defaultLanguage)}</span>
                  <span className="hc-muted">{localize(summary, language, defaultLanguage)}</span>
                  <span className="hc-template-note">{words.pages(modules.length)}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Origins />
    </Page>
  );
}

/** What a site can begin with beside a template. */
function Origins() {
  const words = useWords(originTexts);
  const files = useWords(fileTexts);
  return (
    <section className="hc-origins">
      <h2 className="hc-card-title">{words.other}</h2>
      <ul className="hc-rows">
        <OriginRow to="/console/new/copy" {...words.copyChoice} />
        <OriginRow to="/console/new/file" title={files.newTitle} text={files.newText} />
      </ul>
    </section>
  );
}

function OriginRow({ to, title, text }: { to: string; title: string; text: string }) {
  return (
    <li>
      <Link to={to} className="hc-row">
        <span className="hc-row-text">
          <span className="hc-row-title">{title}</span>
          <span className="hc-muted">{text}</span>
        </span>
        <ChevronIcon />
      </Link>
    </li>
  );
}

export const screen: ScreenModule = { Screen: TemplatesScreen, texts: [editorTexts, originTexts, fileTexts] };
