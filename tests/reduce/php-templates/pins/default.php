<?=
if ($b): ?>                <p class="bad">Not <?=
endif;
<<<"TEXT"
{$this->lines()}
            TEXT;