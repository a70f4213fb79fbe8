/**
 * Every component in every state, for visual checks. Served by `vite` at /gallery.html; not part of
 * the production build.
 */
import './base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import css from './gallery.module.css';
import { GalleryActions } from './gallery-actions.tsx';
import { GalleryFeedback } from './gallery-feedback.tsx';
import { GalleryForms } from './gallery-forms.tsx';
import { GalleryPaper } from './gallery-paper.tsx';
import { PageTitle } from './page-title.tsx';
import { TileBand } from './tile-band.tsx';
import { ToastProvider } from './toast.tsx';

const root = document.getElementById('gallery');
if (!root) throw new Error('gallery.html has no #gallery');

createRoot(root).render(
  <StrictMode>
    <ToastProvider>
      <TileBand />
      <main className={css.page}>
        <PageTitle detail="Todas las piezas, en todos sus estados">Muestrario</PageTitle>
        <GalleryPaper />
        <GalleryActions />
        <GalleryForms />
        <GalleryFeedback />
      </main>
    </ToastProvider>
  </StrictMode>,
);
