import { Box, Stack, Typography } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import type { Change, FieldChange } from '../../domain/publication/rules';
import type { PublishedName } from '../../domain/publication/schema';
import { wordDiff } from '../../lib/wordDiff';
import { Muted, Row } from '../../ui/parts';
import { Thumbnail } from '../../ui/pictures/Thumbnail';
import { Tag } from '../../ui/Tag';

const LISTS: Record<PublishedName, string> = {
  pages: 'Page copy',
  gallery: 'Gallery',
  posts: 'Blog',
};
const KINDS: Record<Change['kind'], string> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
};

/** Longer unchanged runs are shortened, in characters. */
const CONTEXT = 80;

/** Shortens the unchanged text around a difference. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 3 * CONTEXT) return text;
  if (isFirst) return `… ${text.slice(-CONTEXT)}`;
  if (isLast) return `${text.slice(0, CONTEXT)} …`;
  return `${text.slice(0, CONTEXT)} … ${text.slice(-CONTEXT)}`;
}

/** The difference in one field: two pictures side by side, or a text's changed words. */
const FieldDifference = ({ label, before, after, isPicture }: FieldChange) => (
  <div>
    <Muted component="dt">{label}</Muted>
    {isPicture ? (
      <Row gap={2} align="stretch" component="dd">
        {Object.entries({ Earlier: before, New: after }).map(([when, address]) => (
          <Stack key={when} spacing={0.5} component="figure">
            {address !== '' && (
              <Thumbnail src={address} alt={`${label}, ${when.toLowerCase()}`} size={112} />
            )}
            <Typography component="figcaption" variant="body2">
              {address === '' ? `${when}: no picture` : when}
            </Typography>
          </Stack>
        ))}
      </Row>
    ) : (
      <WordDifference before={before} after={after} />
    )}
  </div>
);

/** The difference in a text: removed words crossed out, added ones underlined. */
function WordDifference({ before, after }: Pick<FieldChange, 'before' | 'after'>) {
  const parts = useMemo(() => wordDiff(before, after), [before, after]);
  return (
    <Box
      component="dd"
      sx={{
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        '& del': { bgcolor: 'var(--danger-wash)', color: 'text.primary' },
        '& del + ins': { ml: 0.5 },
        '& ins': { bgcolor: 'var(--success-wash)', color: 'text.primary' },
      }}
    >
      {parts.map(({ kind, text }, index) => {
        const key = `${index} ${kind}`;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        if (kind === 'added') return <ins key={key}>{text}</ins>;
        return <span key={key}>{shortened(text, index === 0, index === parts.length - 1)}</span>;
      })}
    </Box>
  );
}

/** A changed page, project or post with its differences. */
export function ChangeItem({ change, action }: { change: Change; action?: ReactNode }) {
  const { list, title, kind, fields } = change;
  return (
    <Stack component="li" spacing={1}>
      <Row>
        <Tag tone={kind === 'removed' ? 'danger' : kind === 'added' ? 'success' : 'plain'}>
          {KINDS[kind]}
        </Tag>
        <Typography
          variant="subtitle1"
          component="h3"
          sx={{ flex: { xs: '1 1 100%', sm: '1 1 10rem' }, order: { xs: 1, sm: 0 } }}
        >
          {title}
        </Typography>
        <Muted>{LISTS[list]}</Muted>
        {action && <Box sx={{ order: 1 }}>{action}</Box>}
      </Row>
      {kind === 'changed' && (
        <Stack component="dl" spacing={1}>
          {fields.map((field) => (
            <FieldDifference key={field.label} {...field} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
