import { useEffect, useState } from 'react';
import { useStore } from 'react-redux';
import { compareWithDeployed, type Comparison } from '../../app/publication/publishSite';
import { useAppDispatch } from '../../app/store/hooks';
import type { RootState } from '../../app/store/types';

const listsOf = ({ content, gallery, blog }: RootState): readonly unknown[] => [
  content.entities,
  gallery.entities,
  blog.entities,
];

/** Compares this browser's content with the deployed site, again after every edit. */
export function useComparison(): { comparison: Comparison | undefined; failure: unknown } {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const [comparison, setComparison] = useState<Comparison>();
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    let compared: readonly unknown[] = [];
    const compare = async (): Promise<void> => {
      const lists = listsOf(store.getState());
      if (lists.every((list, at) => list === compared[at])) return;
      compared = lists;
      try {
        const found = await dispatch(compareWithDeployed());
        if (compared === lists) setComparison(found);
      } catch (error) {
        console.error('The deployed site could not be compared:', error);
        if (compared === lists) setFailure(error);
      }
    };
    void compare();
    const stop = store.subscribe(() => void compare());
    return () => {
      compared = [];
      stop();
    };
  }, [dispatch, store]);

  return { comparison, failure };
}
