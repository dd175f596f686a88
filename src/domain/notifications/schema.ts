import * as v from 'valibot';
import { MAX_LENGTH, isoDateTime, oneOfOpen, text, textId } from '../../lib/fields';

export const NOTIFICATION_TYPES = ['new_lead', 'follow_up_due', 'other'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

export const notificationSchema = v.object({
  id: textId,
  type: oneOfOpen(NOTIFICATION_TYPES, 'other'),
  leadId: text(),
  title: text(),
  message: text(MAX_LENGTH.note),
  createdDate: isoDateTime,
  isRead: v.optional(v.boolean(), false),
  actionRequired: v.optional(v.boolean(), false),
});
export type Notification = v.InferOutput<typeof notificationSchema>;
