import { useCall } from '#console/api/use-call.ts';
import { useWords } from '#console/console-context.ts';
import type { ScreenModule, ScreenProps } from '#console/console-feature.ts';
import { RadioField } from '#console/forms/choice-field.tsx';
import { wallTimeOf } from '#console/forms/wall-time.ts';
import { BackTo } from '#console/ui/back-to.tsx';
import { Button } from '#console/ui/button.tsx';
import { Notice } from '#console/ui/notice.tsx';
import { Card, Page } from '#console/ui/page.tsx';
import { ReadFailed, Skeleton } from '#console/ui/waiting.tsx';
import { languageName } from '#kernel/language.ts';
import { needed } from '#web/parts/needed.ts';
import type { readTermsState } from '../../../contract/doors.ts';
import { countedMax } from '../../../rules/site-basics.ts';
import {
  changesForTerms,
  hasUnaskedChange,
  placeOfTerms,
  termsFault,
  type TermsKind,
  termsKinds,
  termsPlaces,
} from '../../../rules/terms-state.ts';
import { contentTexts } from '../../content/content-texts.ts';
import { editorTexts } from '../../editor-texts.ts';
import { formTexts } from '../../form/form-words.ts';
import { useLater } from '../../form/use-later.ts';
import { valueAt } from '../../part/part-path.ts';
import { SaveMark, SaveTrouble } from '../../part/save-mark.tsx';
import { SoughtPlace } from '../../part/sought-field.tsx';
import { usePart, type UsedPart } from '../../part/use-part.ts';
import { type Outline, useOutline } from '../../use-outline.ts';
import { doorTexts } from '../door-texts.ts';
import { asksFor } from './asks-for.ts';
import { termsTexts } from './terms-texts.ts';
import '../../part/part.css';
import '../../form/form.css';
import '../doors.css';

const loadFields = () => needed(() => import('./terms-fields.tsx'));
const wordsOfFields = [formTexts];

/** What members of a site agree to, in which languages, and who is asked again. */
function TermsScreen({ params: { site = '' } }: ScreenProps) {
  const words = useWords(termsTexts);
  const { title: doors } = useWords(doorTexts);
  const outline = useOutline(site);
  const part = usePart({ site, part: 'settings' });
  const failure = outline.failure ?? part.failure;
  const above = <BackTo to={`/console/sites/${site}/doors`} text={doors} />;
  if (part.value === undefined || outline.data === undefined) {
    return (
      <Page title={words.title} lead={words.lead} above={above}>
        {failure === undefined ? (
          <Skeleton kind="field" rows={4} />
        ) : (
          <ReadFailed failure={failure} onAgain={() => void Promise.all([outline.again(), part.keeper.read()])} />
        )}
      </Page>
    );
  }
  const place = { site, outline: outline.data, part };
  return (
    <Page title={words.title} lead={words.lead} above={above} actions={<SaveMark saving={part.saving} />}>
      <fieldset className="hc-doors" disabled={!outline.data.rights.includes('edit')}>
        <SaveTrouble saving={part.saving} failure={part.failure} onAgain={() => void part.keeper.flush()} />
        <div aria-live="polite">
          <Notice kind="info" title={asksFor(valueAt(part.value, ['terms']), words)} />
        </div>
        {termsKinds.map((kind) => (
          <TermsCard key={kind} kind={kind} {...place} />
        ))}
        <AgainCard {...place} />
      </fieldset>
    </Page>
  );
}

interface CardProps {
  site: string;
  outline: Outline;
  part: UsedPart;
}

/** One of the documents: where it stands, its text or its address, and what it lacks. */
function TermsCard({ kind, ...place }: CardProps & { kind: TermsKind }) {
  const words = useWords(termsTexts);
  const later = useLater(loadFields, wordsOfFields);
  const { part, outline } = place;
  const terms = valueAt(part.value, ['terms']);
  const chosen = placeOfTerms(terms, kind);
  const fault = termsFault(terms, kind, outline.languages);
  return (
    <Card title={words.kinds[kind]}>
      <SoughtPlace path={['terms', `switch${kind}`]}>
        <RadioField
          label={words.where}
          choices={termsPlaces.map((value) => ({ value, label: words.places[value] }))}
          value={chosen}
          onChange={(value) => {
            const wish = termsPlaces.find((one) => one === value) ?? 'off';
            for (const [key, next] of changesForTerms(kind, wish)) part.keeper.edit(['terms', key], next);
          }}
        />
      </SoughtPlace>
      {fault === undefined ? null : (
        <Notice kind="warning">
          <p>
            {fault.kind === 'missing'
              ? words.faults.missing(fault.languages.map((language) => languageName[language]))
              : words.faults[fault.kind]}
          </p>
        </Notice>
      )}
      {chosen === 'off' ? null : later === undefined ? (
        <Skeleton kind="field" rows={2} />
      ) : (
        <later.TermsFields {...place} keys={[`title${kind}`, chosen === 'url' ? `url${kind}` : `body${kind}`]} />
      )}
    </Card>
  );
}

/** Who has agreed, and whether they are asked again. */
function AgainCard(place: CardProps) {
  const words = useWords(termsTexts);
  const later = useLater(loadFields, wordsOfFields);
  const { site, part } = place;
  const { data } = useCall(`terms/${site}`, (api) =>
    api.get<typeof readTermsState>('sites/{site}/doors/terms', { params: { site } }),
  );
  const terms = valueAt(part.value, ['terms']);
  const agreed = data?.agreed ?? 0;
  if (data?.published === null || data === undefined) return null;
  return (
    <Card title={words.again}>
      <p>{agreed === 0 ? words.nobodyAgreed : agreed < countedMax ? words.agreed(agreed) : words.manyAgreed(agreed)}</p>
      {agreed > 0 && hasUnaskedChange(data.published, terms) ? (
        <Notice kind="warning">
          <p>{words.unasked}</p>
        </Notice>
      ) : null}
      <div>
        <Button onClick={() => part.keeper.edit(['terms', 'resetAt'], wallTimeOf(Date.now()))}>{words.askAgain}</Button>
        <p className="hc-hint">{words.askAgainHint}</p>
      </div>
      {later === undefined ? (
        <Skeleton kind="field" rows={2} />
      ) : (
        <later.TermsFields {...place} keys={['resetAt', 'reAgreementTitle', 'reAgreementBody']} />
      )}
    </Card>
  );
}

export const screen: ScreenModule = {
  Screen: TermsScreen,
  texts: [editorTexts, contentTexts, doorTexts, termsTexts],
};
