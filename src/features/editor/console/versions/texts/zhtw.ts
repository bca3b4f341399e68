import type { VersionTexts } from './jpn.ts';

export default {
  versions: {
    title: '發布紀錄',
    lead: '保留最近20次發布時的內容。',
    none: '尚未發布',
    noneText: '發布之後，可以在這裡還原以前的內容。',
    current: '目前公開',
    by: (name) => `發布者：${name}`,
    byCommand: '透過伺服器指令發布',
    restore: '還原為草稿',
    restoreLabel: (date) => `將${date}的內容還原為草稿`,
    restoreTitle: '要將此內容還原為草稿嗎？',
    restoreText: '它會取代目前的草稿，目前的草稿會保留在此頁面。在下次發布之前，公開頁面維持不變。',
    restored: '已還原為草稿。請確認後再發布。',
    toPublish: '前往發布',
  },
  drafts: {
    title: '被取代的草稿',
    lead: '保留最近5份。',
    before: { restore: '復原先前內容之前', import: '匯入檔案之前' },
    by: (what, name) => `${what}（操作者：${name}）`,
  },
  plan: {
    open: '預約發布',
    at: '發布時間（日本時間）',
    hint: '屆時的草稿將會發布，包含預約之後的變更。',
    button: '預約這個時間',
    past: '請選擇未來的時間。',
    planned: (date) => `將於${date}發布`,
    plannedText: '屆時的草稿將會發布。',
    cancel: '取消預約',
    cancelled: '已取消預約的發布',
  },
} satisfies VersionTexts;
