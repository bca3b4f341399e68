import { useState } from 'react';
import { useConsole, useWords } from '#console/console-context.ts';
import { TextField } from '#console/forms/text-field.tsx';
import { kitTexts } from '#console/kit-texts.ts';
import { Dialog } from '#console/ui/dialog.tsx';
import { Notice } from '#console/ui/notice.tsx';
import type { FieldIssue } from '#kernel/console/field-issue.ts';
import { inModuleGroups } from '../../../rules/module-groups.ts';
import { isReadyPage, type ReadyPage, readyPages } from '../../../rules/ready-pages.ts';
import { type ModuleCode, moduleCodesOf } from '#kernel/module-code.ts';
import type { addContent } from '../../../contract.ts';
import { moduleDocuments } from '../../form/all-schemas.ts';
import { formTexts } from '../../form/form-words.ts';
import { LaterNeeded, readNeeded } from '../../form/later-needed.tsx';
import type { FieldGroup, Fields } from '../../form/needed-value.ts';
import { asFields } from '../../part/as-json.ts';
import { needed } from '#web/parts/needed.ts';
import type { Json } from '../../../rules/part-changes.ts';
import type { Outline } from '../../use-outline.ts';
import { siteTypeOf } from '../site-type-of.ts';
import { contentTexts } from '../content-texts.ts';
import { foundBy } from '../found-by.ts';
import { questionTexts } from './question-texts.ts';

export interface AddModuleProps {
  site: string;
  outline: Outline;
  isOffered?: (code: ModuleCode) => boolean;
  /** In place of the way to its own page. */
  onAdded?: (contentId: number) => void;
  onClose: () => void;
}

const speakersIn = 'united_web_link';

/** All modules that a site of this type can have, each with what it is for; a press adds it. */
export function AddQuestion({ site, outline, isOffered, onAdded, onClose }: AddModuleProps) {
  const parts = useConsole();
  const { api, cache, router, failureOf, language } = parts;
  const { content: words, form } = useWords(contentTexts);
  const questions = useWords(questionTexts);
  const { cancel } = useWords(kitTexts);
  const formWords = useWords(formTexts);
  const { nameOf, summaryOf, searchOf } = formWords;
  const [search, setSearch] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [asked, setAsked] = useState<{
    code: ModuleCode;
    words: string;
    value: Fields;
    groups: readonly FieldGroup[];
  }>();
  const codes = moduleCodesOf[siteTypeOf(outline)].filter(
    (code) => moduleDocuments.has(code) && (isOffered?.(code) ?? true),
  );
  // Whoever looks for a contact form does not look for a page.
  const pages = codes.includes('web_page') ? readyPages : [];
  // Speakers are a list of links whose entries are persons.
  const speakers = codes.includes(speakersIn) ? (['speaker'] as const) : [];
  const found = [...codes, ...pages, ...speakers].filter((choice) => foundBy(search, choice, searchOf));
  const choiceGroups = inModuleGroups(new Set(found));
  const add = async (moduleCode: ModuleCode, value: Json): Promise<readonly FieldIssue[]> => {
    const body = { moduleCode, value: asFields(value) };
    const answer = await api.post<typeof addContent>('sites/{site}/contents', { params: { site }, body });
    if (answer.issues.length > 0) return answer.issues;
    cache.changed(`outline/${site}`);
    if (onAdded !== undefined) onAdded(answer.contentId);
    else {
      const hasItems = moduleDocuments.get(moduleCode)?.item !== undefined;
      router.go(`/console/sites/${site}/content/${answer.contentId}${hasItems ? '' : '/settings'}`);
    }
    return [];
  };
  const choose = async (choice: ModuleCode | 'speaker'): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailed(undefined);
    const { missingIn, neededValue, timesOf } = await readNeeded();
    const ofSite = outline.languages[0] ?? language;
    const code = choice === 'speaker' ? speakersIn : choice;
    const begun = { language: ofSite, name: nameOf(choice), ...timesOf(outline.startDate) };
    const value: Fields = {
      ...neededValue(code, begun),
      ...(choice === 'speaker' && { content: { kind: 'speaker' }, title: { [ofSite]: nameOf(choice) } }),
    };
    const groups = missingIn(code, value, false);
    if (groups.length > 0) return setAsked({ code, words: choice, value, groups });
    try {
      const [issue] = await add(code, value);
      if (issue !== undefined) setFailed(words.notAdded);
    } catch (error) {
      setFailed(failureOf(error).message);
    }
    setBusy(false);
  };
  const choosePage = async (page: ReadyPage): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailed(undefined);
    try {
      const { addReadyPage } = await needed(() => import('../add-ready-page.ts'));
      const to = await addReadyPage(parts, { site, outline, page, words: formWords });
      if (to !== undefined) return router.go(to);
      setFailed(words.notAdded);
    } catch (error) {
      setFailed(failureOf(error).message);
    }
    setBusy(false);
  };
  if (asked !== undefined) {
    return (
      <LaterNeeded
        {...{ site, outline, onClose }}
        title={words.addOf(nameOf(asked.words))}
        code={asked.code}
        begun={asked.value}
        groups={asked.groups}
        onAdd={(value) => add(asked.code, value)}
      />
    );
  }
  return (
    <Dialog title={words.addTitle} closeLabel={cancel} onClose={onClose}>
      <TextField label={form.searchByName} isFirst autoComplete="off" value={search} onChange={setSearch} />
      {failed === undefined ? null : (
        <Notice kind="danger" isNew>
          <p>{failed}</p>
        </Notice>
      )}
      <div className="hc-choose-groups" aria-busy={isBusy}>
        {choiceGroups.map(({ group, choices }) => (
          <section key={group} aria-labelledby={`add-${group}`}>
            <h3 id={`add-${group}`} className="hc-choose-group">
              {questions.groups[group]}
            </h3>
            <ul>
              {choices.map((choice) => (
                <ChoiceRow
                  key={choice}
                  name={nameOf(choice)}
                  summary={summaryOf(choice)}
                  onChoose={() => void (isReadyPage(choice) ? choosePage(choice) : choose(choice))}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      {choiceGroups.length === 0 ? <p className="hc-hint">{form.noneFound}</p> : null}
    </Dialog>
  );
}

function ChoiceRow({ name, summary, onChoose }: { name: string; summary: string; onChoose: () => void }) {
  return (
    <li>
      <button type="button" className="hc-menu-row hc-module-choice" onClick={onChoose}>
        <span className="hc-row-title">{name}</span>
        <span className="hc-muted">{summary}</span>
      </button>
    </li>
  );
}
