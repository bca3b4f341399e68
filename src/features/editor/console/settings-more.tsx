import { useWords } from '#console/console-context.ts';
import { ButtonLink } from '#console/ui/button.tsx';
import { Card } from '#console/ui/page.tsx';
import { localize } from '#kernel/localized-text.ts';
import { editorTexts } from './editor-texts.ts';
import { endingTexts } from './ending/ending-texts.ts';
import { fileTexts } from './files/file-texts.ts';
import { originTexts } from './origins/origin-texts.ts';
import { PortalCard } from './portal/portal-card.tsx';
import { PortalEventsCard } from './portal/portal-events-card.tsx';
import { portalTexts } from './portal/portal-texts.ts';
import type { Outline } from './use-outline.ts';

export const texts = [originTexts, fileTexts, endingTexts, portalTexts];

/** The operator's own, which lists the events that stand alone. */
const ownPortal = 'portal-0';

/** Below the form of the settings: what else can be done with a site. */
export function SettingsMore({ site, outline }: { site: string; outline: Outline }) {
  const words = useWords(editorTexts).settings;
  const origins = useWords(originTexts);
  const files = useWords(fileTexts);
  const ending = useWords(endingTexts);
  const language = outline.languages[0] ?? 'jpn';
  const mayEdit = outline.rights.includes('edit');
  const mayGovern = outline.rights.includes('govern');
  return (
    <div className="hc-form hc-settings-more">
      {mayGovern && outline.kind === 'event' ? <PortalCard site={site} /> : null}
      {mayGovern && outline.kind !== 'event' && site !== ownPortal ? (
        <PortalEventsCard site={site} title={localize(outline.title, language, language)} />
      ) : null}
      <Card title={words.all} note={words.allText}>
        <p>
          <ButtonLink to={`/console/sites/${site}/settings/all`}>{words.all}</ButtonLink>
        </p>
      </Card>
      {mayEdit ? (
        <Card title={files.title} note={files.lead}>
          <p>
            <ButtonLink to={`/console/sites/${site}/files`}>{files.nav}</ButtonLink>
          </p>
        </Card>
      ) : null}
      {outline.mayCopy ? (
        <Card title={origins.copy.link} note={origins.copy.linkText}>
          <p>
            <ButtonLink to={`/console/sites/${site}/copy`}>{origins.copy.button}</ButtonLink>
          </p>
        </Card>
      ) : null}
      {mayGovern ? (
        <Card title={ending.link} note={ending.linkText}>
          <p>
            <ButtonLink to={`/console/sites/${site}/ending`}>{ending.link}</ButtonLink>
          </p>
        </Card>
      ) : null}
    </div>
  );
}
