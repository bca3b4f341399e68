import { quoted } from '#kernel/quoted.ts';
import type { LockTexts } from './jpn.ts';

const listed = (names: string[]): string => names.map(quoted).join('、');

const texts: LockTexts = {
  title: '個別頁面的限制',
  note: '在已入場的人當中，進一步限定誰能看到某個頁面。',
  nothing: '沒有受限的頁面，入場的人可以瀏覽所有頁面。',
  add: '選擇要限制的頁面',
  chooseTitle: '要限制哪個頁面？',
  unnamed: '未命名',
  whoSees: (name) => `誰能看到${quoted(name)}`,
  kinds: {
    none: '所有入場的人',
    members: '已登入的會員',
    tickets: '持有指定票券的人',
    console: '僅限主辦單位（從本管理後台開啟網站的人）',
  },
  whichTickets: '可以開啟此頁面的票券',
  chooseTicket: '選擇票券後，限制才會生效。',
  ticketHint: '須以登入後取得的票券才能開啟；未登入取得的免費票券無法開啟。',
  howMany: '選擇兩種以上票券時',
  anyOne: '持有其中一種即可',
  everyOne: '必須全部持有',
  noTickets: '還沒有票券。',
  toTickets: '建立票券',
  severalLists: '此頁面設有多個條件，在這裡修改後會合併為一個。',
  chooseItems: '只限制其中一部分',
  chooseItemsHint: '所選內容在列表中只顯示名稱，開啟時需要登入。',
  viewHint: '發布後，從這裡或概況開啟網站即可看到；登出管理後台後就無法瀏覽。',
  view: '開啟此頁面確認',
  itemsTitle: (name) => `${quoted(name)}中僅限會員瀏覽的內容`,
  takeItems: (count) => (count === 0 ? '不限制' : `將${count}項限定為會員瀏覽`),
  said: {
    none: '所有入場的人都能看到',
    members: '僅限已登入的會員看到',
    console: '僅限從本管理後台開啟網站的主辦單位看到',
    ticket: (name) => `僅限持有${quoted(name)}的人看到`,
    any: (names) => `僅限持有${names}其中任一種的人看到`,
    every: (names) => `僅限同時持有${names}的人看到`,
    items: (names) => `${names}僅限已登入的會員看到`,
  },
  and: listed,
  or: listed,
  andMore: (names, more) => `${names}等另外${more}項`,
  also: '；此外，',
  faults: {
    loginOff: '本網站無法登入，所以目前任何人都能看到。',
    nobodyLogsIn: '本網站無法登入，所以即使持有票券也無法開啟。',
    ticketGone: (name) => `${quoted(name)}已不存在，請選擇其他票券。`,
    notSold: (name) => `${quoted(name)}目前無法購買，尚未持有的人無法開啟此頁面。`,
    sellsItsOwnKey: '開啟此頁面所需的票券正是在此頁面販售，尚未持有的人無法購買。',
    saleForConsole: '訪客看不到此頁面，因此無法購買票券。',
  },
  useLogin: '開放登入',
};
export default texts;
