import {
  Box,
  type BoxProps,
  Button,
  type ButtonProps,
  List,
  type ListProps,
  Stack,
  type StackProps,
  Typography,
  type TypographyProps,
} from '@mui/material';
import type { ElementType, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface RowProps extends Omit<StackProps, 'direction' | 'spacing'> {
  /** The space between and beneath its children, in steps of 8 pixels. */
  gap?: number;
  /** The space between lines, if it differs from the space between children. */
  rowGap?: number;
  /** How they stand in their line; in the middle unless said otherwise. */
  align?: 'baseline' | 'center' | 'flex-end' | 'flex-start' | 'stretch';
  /** Where the space goes that they leave. */
  justify?: 'center' | 'flex-end' | 'space-between';
  noWrap?: boolean;
  /** Whether the words of its first button, which has no frame, are in line with the text above. */
  outdent?: boolean;
  component?: ElementType;
}

/** Children beside each other, on further lines where there is no room. */
export const Row = ({
  gap = 1,
  rowGap = gap,
  align = 'center',
  justify,
  noWrap,
  outdent,
  sx,
  ...props
}: RowProps) => (
  <Stack
    direction="row"
    {...props}
    sx={[
      {
        columnGap: gap,
        rowGap,
        alignItems: align,
        justifyContent: justify,
        flexWrap: noWrap ? 'nowrap' : 'wrap',
        ml: outdent ? -1 : undefined,
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);

interface FillProps extends Omit<BoxProps, 'flex' | 'sx'> {
  /** The width below which it gets a line of its own, if its row wraps. */
  basis?: string;
}

/** What takes the space left in a row; a word longer than that is broken. */
export const Fill = ({ basis = '0%', ...props }: FillProps) => (
  <Box {...props} sx={{ flex: `1 1 ${basis}`, minWidth: 0, overflowWrap: 'anywhere' }} />
);

const ITEM = { py: 1, overflowWrap: 'anywhere' } as const;
const LINE = { borderTop: 1, borderColor: 'divider' } as const;

/** The lines of a list: between its items, or from edge to edge of the card that it fills. */
const LINES = {
  between: { '& > li': ITEM, '& > li + li': LINE },
  edge: { '& > li': { ...ITEM, ...LINE, px: 2 } },
} as const;

interface PlainListProps extends ListProps {
  /** The space between its items, in steps of 8 pixels. */
  gap?: number;
  lines?: keyof typeof LINES;
  component?: ElementType;
}

/** A list without marks and margins. */
export const PlainList = ({ gap, lines, sx, ...props }: PlainListProps) => (
  <List
    disablePadding
    {...props}
    sx={[
      gap !== undefined && { display: 'grid', gap, gridTemplateColumns: 'minmax(0, 1fr)' },
      lines && LINES[lines],
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);

interface ColumnsProps extends BoxProps {
  /** The width of the screen from which they stand beside each other. */
  from?: 'sm' | 'md' | 'lg';
}

/** Children beside each other in two columns, beneath each other on a narrow screen. */
export const Columns = ({ from = 'md', sx, ...props }: ColumnsProps) => (
  <Box
    {...props}
    sx={[
      {
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', [from]: 'repeat(2, minmax(0, 1fr))' },
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);

/** Buttons beside each other, each with its icon above its words. */
export const Tiles = ({ sx, ...props }: BoxProps) => (
  <Box
    {...props}
    sx={[
      {
        display: 'flex',
        flexWrap: 'wrap',
        '& > .MuiButton-root': {
          flex: '1 1 4.5rem',
          flexDirection: 'column',
          // One line is in the middle; the icons of one and of two lines stand in line.
          justifyContent: 'flex-start',
          pt: '9px',
          gap: 0.25,
          minHeight: 56,
          // No narrower than its longest word.
          minWidth: 'min-content',
          px: 0.25,
          fontSize: '0.8125rem',
          lineHeight: 1.25,
          whiteSpace: 'normal',
        },
        '& .MuiButton-startIcon': { m: 0 },
      },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  />
);

/** What somebody typed, with its line breaks. */
export const TypedText = (props: Omit<TypographyProps, 'sx'>) => (
  <Typography {...props} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} />
);

/** Small text in the second color: a hint, or what is beside the main point. */
export const Muted = (props: TypographyProps & { component?: ElementType }) => (
  <Typography variant="body2" color="textSecondary" {...props} />
);

/** A label and its value in a `dl`; renders nothing if the value is empty. */
export const Fact = ({ label, children }: { label: string; children: ReactNode }) =>
  children && (
    <div>
      <Muted component="dt">{label}</Muted>
      <dd>{children}</dd>
    </div>
  );

/** Shows the first two lines of a text, ending in three dots where there are more. */
export const twoLines = {
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

/** A link to another screen that looks like a button. */
export const LinkButton = (props: ButtonProps<typeof Link>) => (
  <Button component={Link} {...props} />
);

interface EmptyStateProps {
  /** What is missing. */
  title: string;
  /** What the user can do about it. */
  hint?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
  /** Whether it fills a screen and not a card. */
  large?: boolean;
}

/** The hint of an empty list whose filters leave all out. */
export const NOTHING_MATCHES = 'Try adjusting your search or filter criteria';

/** The message of an empty list or screen, and the next step. */
export const EmptyState = ({ title, hint, icon, action, large = false }: EmptyStateProps) => (
  <Box
    sx={{
      display: 'grid',
      justifyItems: 'center',
      textAlign: 'center',
      gap: 0.5,
      px: 2,
      py: large ? 7 : 3,
      color: 'text.secondary',
    }}
  >
    {icon && (
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: large ? 64 : 44,
          height: large ? 64 : 44,
          mb: 1,
          borderRadius: '50%',
          color: 'primary.main',
          bgcolor: 'var(--evergreen-wash)',
        }}
      >
        {icon}
      </Box>
    )}
    <Typography color="textPrimary" variant="subtitle1">
      {title}
    </Typography>
    {hint && <Typography variant="body2">{hint}</Typography>}
    {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
  </Box>
);
