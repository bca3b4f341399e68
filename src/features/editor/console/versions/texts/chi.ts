import type { VersionTexts } from './jpn.ts';

export default {
  versions: {
    title: '发布记录',
    lead: '保留最近20次发布时的内容。',
    none: '尚未发布',
    noneText: '发布之后，可以在这里恢复以前的内容。',
    current: '当前公开',
    by: (name) => `发布者：${name}`,
    byCommand: '通过服务器命令发布',
    restore: '恢复为草稿',
    restoreLabel: (date) => `将${date}的内容恢复为草稿`,
    restoreTitle: '要将此内容恢复为草稿吗？',
    restoreText: '它会替换当前草稿，当前草稿会保留在此页面。在下次发布之前，公开页面保持不变。',
    restored: '已恢复为草稿。请确认后再发布。',
    toPublish: '去发布',
  },
  drafts: {
    title: '被替换的草稿',
    lead: '保留最近5份。',
    before: { restore: '恢复以前的内容之前', import: '导入文件之前' },
    by: (what, name) => `${what}（操作者：${name}）`,
  },
  plan: {
    open: '定时发布',
    at: '发布时间（日本时间）',
    hint: '届时的草稿将被发布，包括预约之后的更改。',
    button: '预约发布',
    past: '请选择将来的时间。',
    planned: (date) => `将于${date}发布`,
    plannedText: '届时的草稿将被发布。',
    cancel: '取消预约',
    cancelled: '已取消预约的发布',
  },
} satisfies VersionTexts;
