import { useState } from 'react';
import { navigationTexts, useBackToMypage } from '#features/navigation/web.ts';
import { favoriteTexts } from '#features/favorite/web.ts';
import { listTexts } from '#web/list/list-texts.ts';
import { importPart } from '#web/parts/import-part.ts';
import { type PageContext, useTexts } from '#web/site/page-context.ts';
import type { PageHead } from '#web/site/page-module.ts';
import { useLater } from '#web/site/use-later.ts';
import { PageFrame } from '#web/ui/frame/page-frame.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import type { BagProduct, ReportSetting } from '../contract.ts';
import { bagCalls } from './bag-calls.ts';
import { BagBooths } from './bag-booths.tsx';
import { bagTexts } from './bag-texts.ts';
import './my-bag.css';

export const texts = [bagTexts, favoriteTexts, listTexts, navigationTexts];

const loadReport = () =>
  importPart(() => import('./own-report.tsx')).then(({ OwnReport: Part }) => ({ texts: [bagTexts], Part }));

interface BagData {
  products: BagProduct[];
  setting: ReportSetting;
}

/** Whatever token the address has, the page is that of the member who is logged in. */
export async function load(context: PageContext): Promise<BagData> {
  const calls = bagCalls(context);
  const [products, setting] = await Promise.all([calls.products(), calls.setting()]);
  return { products, setting };
}

export function head(_: BagData, { language }: PageContext): PageHead {
  return { title: bagTexts.of(language).title };
}

/** My bag: the booths with their notes, and the report that is made of them (BAG-002). */
export function Page({ data }: { data: BagData }) {
  const say = useTexts(bagTexts);
  const toMypage = useBackToMypage();
  const [tab, setTab] = useState<'booths' | 'report'>('booths');
  const [setting, setSetting] = useState(data.setting);
  const isReport = tab === 'report';
  const OwnReport = useLater(isReport, loadReport);
  return (
    <PageFrame title={say.title} back={toMypage}>
      <Tabs
        label={say.tabs}
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'booths', label: say.booths, content: <BagBooths products={data.products} /> },
          {
            id: 'report',
            label: say.report,
            // Each time it is opened it shows what is noted by then.
            content: isReport && OwnReport ? <OwnReport setting={setting} onSetting={setSetting} /> : null,
          },
        ]}
      />
    </PageFrame>
  );
}
