import { useRef } from 'react';
import type { Personal } from '#features/account/web.ts';
import { navigationTexts } from '#features/navigation/web.ts';
import { ProfileCard, profileCardTexts } from '#features/profile/web.ts';
import type { SiteInit } from '#features/site/web.ts';
import { status } from '#kernel/status.ts';
import { isStatus } from '#web/api/call-error.ts';
import { type PageContext, usePageContext, useTexts } from '#web/site/page-context.ts';
import type { SectionGroup } from '#web/site/mypage-section.ts';
import type { LoadArguments, PageHead } from '#web/site/page-module.ts';
import { usePersonal } from '#web/site/personal.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import type { readNextUp } from '../contract.ts';
import type { NextUp } from '../rules/next-up.ts';
import { shownSections } from '../rules/shown-sections.ts';
import { allSections } from './all-sections.ts';
import { MemberHead } from './member-head.tsx';
import { MypageRow, MypageRows } from './mypage-rows.tsx';
import { mypageTexts } from './mypage-texts.ts';
import { NextUpPart } from './next-up-part.tsx';
import { SettingRows } from './setting-rows.tsx';
import './mypage.css';

export const texts = [mypageTexts, navigationTexts, profileCardTexts];

interface MypageData {
  /** Undefined: it could not be read, and the rest of the page does without. */
  next: NextUp | undefined;
}

export async function load({ api, site }: PageContext, { signal }: LoadArguments): Promise<MypageData> {
  const path = 'mypage/next_up/{portalId}[/{eventId}]';
  const asked = { params: site, isQuiet: true, ...(signal && { signal }) } as const;
  try {
    return { next: (await api.get<typeof readNextUp>(path, asked)).data };
  } catch (error) {
    signal?.throwIfAborted();
    if (!isStatus(error, status.failed, status.unavailable, status.timeout, status.networkError)) throw error;
    return { next: undefined };
  }
}

export function head(_: unknown, context: PageContext): PageHead {
  return { title: mypageTexts.of(context.language).title };
}

const groups: readonly SectionGroup[] = ['participation', 'information'];

/** The member's own page: what is next, their name and picture, and links to what they have here (MYPAGE-014). */
export function Page({ data: { next } }: { data: MypageData }) {
  const { init, language } = usePageContext<SiteInit>();
  const say = useTexts(mypageTexts);
  const { personal } = usePersonal<Personal>();
  const who = useRef<HTMLDivElement>(null);
  const sections = shownSections(allSections, init);
  return (
    <PageFrame title={say.title}>
      {next === undefined ? null : <NextUpPart told={next} />}
      <MemberHead personal={personal} box={who} />
      <ProfileCard personal={personal} onAside={() => who.current?.querySelector('a')?.focus()} />
      <div className="hb-mypage-groups">
        {groups.map((group) => {
          const own = sections.filter((section) => section.group === group);
          return own.length === 0 ? null : (
            <MypageRows key={group} title={say.groups[group]}>
              {own.map(({ page, params, icon: SectionIcon, says }) => (
                <MypageRow key={page} page={page} params={params} icon={<SectionIcon />} {...says[language]} />
              ))}
            </MypageRows>
          );
        })}
        <SettingRows />
      </div>
    </PageFrame>
  );
}
