import type { FormEvent } from 'react';
import type { EventFilters } from '#features/site/web.ts';
import { KeptFields } from '#web/list/kept-fields.tsx';
import { useNavigate } from '#web/navigation/router-context.ts';
import { usePageContext, useTexts } from '#web/site/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchIcon } from '#web/ui/icons.tsx';
import { Input } from '#web/ui/input.tsx';
import { noWish, type SearchWish } from '../rules/search-wish.ts';
import { EventChips } from './event-chips.tsx';
import { eventListTexts } from './entry/event-list-texts.ts';
import { searchHref } from './search-href.ts';
import '#web/list/list.css';

const periods = ['today', 'weekend', 'nextMonth'] as const;

interface EventEntranceProps {
  module: { contentId: number };
  fees: EventFilters['fees'];
  /** False where nothing is to come. */
  hasPeriods: boolean;
}

/** The way into the search on a home: its field, and what is asked for most. It works without a script. */
export function EventEntrance({ module, fees, hasPeriods }: EventEntranceProps) {
  const context = usePageContext();
  const say = useTexts(eventListTexts);
  const navigate = useNavigate();
  const [path, keptQuery = ''] = searchHref(context, module, noWish).split('?');
  const search = (wish: SearchWish): void => void navigate(searchHref(context, module, wish));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const keyword = new FormData(event.currentTarget).get('keyword');
    search({ ...noWish, keyword: typeof keyword === 'string' ? keyword : '' });
  };
  return (
    <search className="hb-event-entrance">
      <form className="hb-event-entrance-form" method="get" action={path} onSubmit={submit}>
        <KeptFields query={keptQuery} />
        <div className="hb-search">
          <SearchIcon />
          <Input
            className="hb-input"
            type="search"
            name="keyword"
            enterKeyHint="search"
            autoComplete="off"
            aria-label={say.searchHere}
            placeholder={say.keywordExample}
          />
        </div>
        <Button kind="primary" type="submit">
          {say.submit}
        </Button>
      </form>
      <EventChips
        module={module}
        wish={noWish}
        filters={{ tags: [], fees: fees.filter(({ fee }) => fee === 'free') }}
        onSearch={search}
        periods={hasPeriods ? periods : []}
        isPlain
      />
    </search>
  );
}
