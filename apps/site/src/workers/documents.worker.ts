import '@marginalia/documents/writer-worker';
