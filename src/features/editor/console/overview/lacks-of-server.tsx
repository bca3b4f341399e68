import { useWords } from '#console/console-context.ts';
import { Notice } from '#console/ui/notice.tsx';
import type { ServerLack } from '#kernel/console/server-lack.ts';
import { overviewTexts } from './overview-texts.ts';

/** What only whoever runs the server can put right; organisers would hear of it from visitors. */
export function LacksOfServer({ lacks }: { lacks: readonly ServerLack[] }) {
  const words = useWords(overviewTexts);
  return lacks.map((lack) => (
    <div key={lack} className="hc-changes-note">
      <Notice kind="warning" title={words.lacks[lack].title}>
        {words.lacks[lack].text}
      </Notice>
    </div>
  ));
}
