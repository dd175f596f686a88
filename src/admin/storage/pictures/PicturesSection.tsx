import { Alert, Button, Link as MuiLink, Typography } from '@mui/material';
import { createSelector } from '@reduxjs/toolkit';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  contentAddress,
  galleryFormAddress,
  leadAddress,
  postEditorAddress,
  projectAddress,
} from '../../../app/addresses';
import { useAppSelector } from '../../../app/store/hooks';
import type { RootState } from '../../../app/store/types';
import { selectPosts } from '../../../domain/blog/slice';
import { PAGE_IDS } from '../../../domain/content/schema';
import { selectPage } from '../../../domain/content/slice';
import { selectGalleryProjects } from '../../../domain/gallery/slice';
import { leadName } from '../../../domain/leads/rules';
import { selectLeads } from '../../../domain/leads/slice';
import { selectProjects } from '../../../domain/projects/slice';
import { messageOf } from '../../../lib/errors';
import { pictureAddressOf } from '../../../lib/pictureAddresses';
import { pluralize } from '../../../lib/text';
import { browserStorage } from '../../../persistence/engine/keyValueStorage';
import { findDamaged, type StoredPicture } from '../../../persistence/pictures/pictures';
import {
  removeUnusedPictures,
  sweepPictures,
  usedHashes,
} from '../../../persistence/pictures/unusedPictures';
import { useNotify } from '../../../ui/notices/Notices';
import { PlainList } from '../../../ui/parts';
import { Section } from '../../../ui/screen/Screen';
import { useConfirm } from '../../../ui/screen/useConfirm';
import { PICTURES_FRAGMENT } from '../../shared/storage/fragments';
import { formatKilobytes } from '../entryLabels';
import { measureAgain } from '../useStorageUsage';
import { useStoredPictures } from './useStoredPictures';

/** The uploaded pictures: which are damaged, where they are shown, and those that nothing shows. */
export function PicturesSection() {
  const notify = useNotify();
  const uses = useAppSelector(selectPictureUses);
  const { confirm, dialog } = useConfirm();
  const stored = useStoredPictures();
  const [damaged, setDamaged] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState('');

  useEffect(() => {
    sweepPictures(Date.now())
      .then((count) => count > 0 && measureAgain())
      .catch((error: unknown) => console.warn('Unused pictures could not be swept', error));
  }, []);
  useEffect(() => {
    let isCurrent = true;
    findDamaged(stored.pictures.map(({ hash }) => hash))
      .then((found) => isCurrent && setDamaged(new Set(found)))
      .catch((error: unknown) => console.warn('Pictures could not be checked', error));
    return () => {
      isCurrent = false;
    };
  }, [stored.pictures]);

  // Read again with the pictures, whenever storage was measured.
  const needed = useMemo(
    () => (stored.pictures.length > 0 ? usedHashes(browserStorage()) : new Set<string>()),
    [stored.pictures],
  );
  const usesOf = (hash: string): readonly PictureUse[] => uses.get(pictureAddressOf(hash)) ?? [];
  const isUsed = ({ hash }: StoredPicture): boolean => needed.has(hash) || usesOf(hash).length > 0;
  const unused = stored.pictures.filter((picture) => !isUsed(picture));
  const broken = stored.pictures.filter((picture) => damaged.has(picture.hash) && isUsed(picture));

  const removeUnused = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Remove unused pictures',
      question: `Remove ${pluralize(unused.length, 'picture')} that no page, post, lead or project shows? A picture in a form that you have not saved yet goes too.`,
      confirmLabel: 'Remove',
    });
    if (!isConfirmed) return;
    try {
      setProblem('');
      notify(`${pluralize(await removeUnusedPictures(), 'picture')} removed`);
    } catch (error) {
      console.error('Unused pictures could not be removed:', error);
      setProblem(`That did not work: ${messageOf(error)} Nothing was changed.`);
    }
    measureAgain();
  };

  return (
    <Section title="Pictures" id={PICTURES_FRAGMENT}>
      {stored.isRead && stored.pictures.length === 0 && (
        <Typography>No uploaded picture is stored in this browser.</Typography>
      )}
      {broken.length > 0 && <DamagedPictures pictures={broken} usesOf={usesOf} />}
      {stored.pictures.length > unused.length && (
        <Typography>
          A picture that you no longer want is removed where it is shown. It goes a day later, so
          that you can undo that.
        </Typography>
      )}
      {unused.length > 0 && (
        <div>
          <Typography gutterBottom>
            {pluralize(unused.length, 'picture is', 'pictures are')} shown nowhere (
            {formatKilobytes(unused.reduce((sum, { size }) => sum + size, 0))}).{' '}
            {unused.length === 1 ? 'It goes by itself' : 'They go by themselves'} after a day.
          </Typography>
          <Button variant="outlined" onClick={() => void removeUnused()}>
            Remove {unused.length === 1 ? 'it' : 'them'} now
          </Button>
        </div>
      )}
      {problem && <Alert severity="error">{problem}</Alert>}
      {dialog}
    </Section>
  );
}

interface DamagedPicturesProps {
  pictures: readonly StoredPicture[];
  usesOf: (hash: string) => readonly PictureUse[];
}

/** Says which pictures cannot be shown, with links to where each is used. */
const DamagedPictures = ({ pictures, usesOf }: DamagedPicturesProps) => (
  <Alert severity="error">
    {pluralize(pictures.length, 'picture is', 'pictures are')} damaged and cannot be shown. Choose{' '}
    {pictures.length === 1 ? 'it' : 'each'} again where it is used, or restore a backup.
    <PlainList aria-label="Damaged pictures">
      {pictures.map(({ hash }) => (
        <li key={hash}>
          {usesOf(hash).map(({ label, to }) => (
            <MuiLink key={label} component={Link} to={to}>
              {label}
            </MuiLink>
          ))}
          {usesOf(hash).length === 0 && 'Shown in data that waits or could not be read'}
        </li>
      ))}
    </PlainList>
  </Alert>
);

interface PictureUse {
  /** The name of what shows it. */
  label: string;
  /** The address of the screen that edits it. */
  to: string;
}

/** Returns the uses of each picture, by its address. */
const selectPictureUses = createSelector(
  [
    selectGalleryProjects,
    selectPosts,
    (state: RootState) => state.content,
    selectLeads,
    selectProjects,
  ],
  (gallery, posts, content, leads, projects): ReadonlyMap<string, PictureUse[]> => {
    const uses = new Map<string, PictureUse[]>();
    const add = (picture: string | undefined, label: string, to: string): void => {
      if (picture) uses.set(picture, [...(uses.get(picture) ?? []), { label, to }]);
    };
    for (const { id, title, beforeImage, afterImage } of gallery) {
      add(beforeImage, `Gallery: ${title}, before`, galleryFormAddress(id));
      add(afterImage, `Gallery: ${title}, after`, galleryFormAddress(id));
    }
    for (const { id, title, featuredImage } of posts)
      add(featuredImage, `Post: ${title}`, postEditorAddress(id));
    for (const pageId of PAGE_IDS) {
      const page = selectPage({ content }, pageId);
      for (const { id, name, image } of page.sections)
        add(image, `${page.pageName}: ${name}`, contentAddress(pageId, id));
    }
    for (const lead of leads)
      for (const { name, picture } of lead.documents)
        add(picture, `${leadName(lead)}: ${name}`, leadAddress(lead.id));
    for (const { id, title, attachments } of projects)
      for (const { name, picture } of attachments)
        add(picture, `${title}: ${name}`, projectAddress(id));
    return uses;
  },
);
